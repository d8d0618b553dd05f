import { QueryClient } from '@tanstack/react-query'
import { Admin, Authenticated, CustomRoutes, localStorageStore, Resource } from 'react-admin'
import { Route } from 'react-router'
import { authProvider } from './api/auth-provider.ts'
import { dataProvider } from './api/data-provider.ts'
import { contentResources } from './content.ts'
import { Dashboard } from './dashboard/Dashboard.tsx'
import { HelpPage } from './help/HelpPage.tsx'
import { i18nProvider } from './i18n/i18n-provider.ts'
import { ImportPage } from './import/ImportPage.tsx'
import { AdminLayout } from './layout/AdminLayout.tsx'
import { OwnPasswordPage } from './layout/OwnPasswordPage.tsx'
import { ProfilePage } from './layout/ProfilePage.tsx'
import { SessionsPage } from './layout/SessionsPage.tsx'
import { LabelsPage } from './posters/LabelsPage.tsx'
import { auditLog } from './resources/audit-log/audit-log.tsx'
import { bin } from './resources/bin/bin.tsx'
import { missingPaths } from './resources/missing-paths/missing-paths.tsx'
import { previewLinks } from './resources/preview-links/preview-links.tsx'
import { releases } from './resources/releases/releases.tsx'
import { settings } from './resources/settings.tsx'
import { system } from './resources/system/system.tsx'
import { timed } from './resources/timed/timed.tsx'
import { translations } from './resources/translations/translations.tsx'
import { users } from './resources/users/users.tsx'
import { SecondFactorPage } from './second-factor/SecondFactorPage.tsx'
import { InvitationPage } from './sign-in/InvitationPage.tsx'
import { LoginPage } from './sign-in/LoginPage.tsx'
import { ResetPage } from './sign-in/ResetPage.tsx'
import { tabStore } from './tab-store.ts'
import { adminTheme } from './theme.ts'

// `always`: the browser may wrongly report that it is offline; a save must be tried, and its error shown.
const queryClient = new QueryClient({ defaultOptions: { mutations: { networkMode: 'always' } } })
const store = tabStore(localStorageStore('1', 'partitur'))

export default function App() {
  return (
    <Admin
      basename="/admin"
      title="Partitur"
      {...{ authProvider, dataProvider, i18nProvider, queryClient, store }}
      theme={adminTheme()}
      layout={AdminLayout}
      loginPage={LoginPage}
      dashboard={Dashboard}
      requireAuth
      disableTelemetry
    >
      {contentResources.map((resource) => (
        <Resource key={resource.name} {...resource} />
      ))}
      <Resource {...translations} />
      <Resource {...missingPaths} />
      <Resource {...releases} />
      <Resource {...bin} />
      <Resource {...auditLog} />
      <Resource {...timed} />
      <Resource {...previewLinks} />
      <Resource {...users} />
      <Resource {...settings} />
      <Resource {...system} />

      <CustomRoutes>
        <Route path="/profile" element={<ProfilePage />} />
        <Route path="/password" element={<OwnPasswordPage />} />
        <Route path="/second-factor" element={<SecondFactorPage />} />
        <Route path="/sessions" element={<SessionsPage />} />
        <Route path="/help" element={<HelpPage />} />
        <Route path="/import/:resource" element={<ImportPage />} />
      </CustomRoutes>
      <CustomRoutes noLayout>
        <Route path="/reset" element={<ResetPage />} />
        <Route path="/invitation" element={<InvitationPage />} />
        <Route
          path="/labels"
          element={
            <Authenticated>
              <LabelsPage />
            </Authenticated>
          }
        />
      </CustomRoutes>
    </Admin>
  )
}
