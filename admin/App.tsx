import { Admin, CustomRoutes, localStorageStore, Resource } from 'react-admin'
import { Route } from 'react-router'
import { authProvider } from './api/auth-provider.ts'
import { dataProvider } from './api/data-provider.ts'
import { Dashboard } from './dashboard/Dashboard.tsx'
import { i18nProvider } from './i18n/i18n-provider.ts'
import { AdminLayout } from './layout/AdminLayout.tsx'
import { LoginPage } from './layout/LoginPage.tsx'
import { PasswordPage } from './layout/PasswordPage.tsx'
import { ResetPage } from './layout/ResetPage.tsx'
import { colors } from './resources/colors.tsx'
import { composers } from './resources/composers.tsx'
import { courses } from './resources/courses/courses.tsx'
import { faq } from './resources/faq.tsx'
import { files } from './resources/files.tsx'
import { images } from './resources/images/images.tsx'
import { instruments } from './resources/instruments.tsx'
import { locations } from './resources/locations.tsx'
import { ageGroups, categories, eventTypes, instrumentGroups, parentGroups, subscriptions } from './resources/named.tsx'
import { news } from './resources/news.tsx'
import { pages } from './resources/pages/pages.tsx'
import { people } from './resources/people.tsx'
import { productions } from './resources/productions/productions.tsx'
import { redirects } from './resources/redirects.tsx'
import { settings } from './resources/settings.tsx'
import { heroes, teasers } from './resources/stages.tsx'
import { users } from './resources/users/users.tsx'
import { venues } from './resources/venues.tsx'
import { works } from './resources/works.tsx'
import { houseTheme } from './theme.ts'

const store = localStorageStore('1', 'partitur')

/** The back office: every area is one file or folder under `resources/`. */
export default function App() {
  return (
    <Admin
      basename="/admin"
      title="Partitur"
      {...{ authProvider, dataProvider, i18nProvider, store }}
      theme={houseTheme()}
      layout={AdminLayout}
      loginPage={LoginPage}
      dashboard={Dashboard}
      requireAuth
      disableTelemetry
    >
      <Resource {...productions} />
      <Resource {...venues} />
      <Resource {...works} />
      <Resource {...composers} />
      <Resource {...eventTypes} />
      <Resource {...subscriptions} />

      <Resource {...courses} />
      <Resource {...parentGroups} />
      <Resource {...ageGroups} />
      <Resource {...instruments} />
      <Resource {...instrumentGroups} />
      <Resource {...locations} />

      <Resource {...pages} />
      <Resource {...news} />
      <Resource {...people} />
      <Resource {...images} />
      <Resource {...files} />
      <Resource {...faq} />
      <Resource {...heroes} />
      <Resource {...teasers} />
      <Resource {...categories} />

      <Resource {...colors} />
      <Resource {...redirects} />
      <Resource {...users} />
      <Resource {...settings} />

      <CustomRoutes>
        <Route path="/password" element={<PasswordPage />} />
      </CustomRoutes>
      <CustomRoutes noLayout>
        <Route path="/reset" element={<ResetPage />} />
      </CustomRoutes>
    </Admin>
  )
}
