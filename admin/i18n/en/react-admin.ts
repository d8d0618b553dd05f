import reactAdminEnglish from 'ra-language-english'
import type { UsedMessages } from '../de/react-admin.ts'

const { guesser: _, configurable: __, ...ra } = reactAdminEnglish.ra

/** react-admin's English texts, with those replaced that differ from our terms or pass other values. */
export const reactAdminOurs: UsedMessages = {
  ra: {
    ...ra,
    action: {
      ...ra.action,
      add_filter: 'Filter',
      back: 'Back',
      bulk_actions: '1 selected |||| %{smart_count} selected',
      create: 'New',
    },
    page: {
      ...ra.page,
      show: '%{recordRepresentation}',
      edit: '%{recordRepresentation}',
      create: '%{name}: new',
      not_found: 'Not found',
      empty: 'There is nothing here yet.',
      invite: 'Add the first entry.',
    },
    message: {
      ...ra.message,
      access_denied: 'Your account may not open this page.',
      bulk_delete_content:
        'Do you really want to delete this entry? |||| Do you really want to delete these %{smart_count} entries?',
      bulk_update_content:
        'Do you really want to change this entry? |||| Do you really want to change these %{smart_count} entries?',
      bulk_update_title: 'Change %{name} |||| Change %{smart_count} %{name}',
      delete_content: 'Do you really want to delete this entry?',
      delete_title: 'Delete “%{recordRepresentation}”',
      invalid_form: 'Please check the marked fields.',
      not_found: 'This address does not exist in the back office',
    },
    navigation: {
      ...ra.navigation,
      no_filtered_results: 'Nothing matches these filters.',
      no_results: 'No entries',
      no_more_results: 'Page %{page} no longer exists. Please go back one page.',
      page_range_info: '%{offsetBegin}–%{offsetEnd} of %{total}',
      partial_page_range_info: '%{offsetBegin}–%{offsetEnd} of more than %{offsetEnd}',
    },
    sort: { ...ra.sort, sort_by: 'Sorted by: %{field}, %{order}' },
    auth: {
      ...ra.auth,
      auth_check_error: 'Please sign in.',
      user_menu: 'Account',
      username: 'E-mail address',
      email: 'E-mail address',
      sign_in_error: 'Signing in failed.',
      logout: 'Sign out',
    },
    notification: {
      ...ra.notification,
      updated: 'Saved |||| %{smart_count} entries changed',
      created: 'Created',
      deleted: 'Deleted |||| %{smart_count} entries deleted',
      bad_item: 'Faulty entry',
      item_doesnt_exist: 'This entry does not exist (any more).',
      http_error: 'The server did not answer as expected.',
      data_provider_error: 'The server did not answer as expected.',
      canceled: 'Undone',
      logged_out: 'Your session has ended. Please sign in again.',
      not_authorized: 'Your account may not do this.',
      offline: 'No connection. The data could not be loaded.',
    },
    validation: {
      ...ra.validation,
      required: 'Please fill this in.',
      minLength: 'At least %{min} characters.',
      maxLength: 'At most %{max} characters.',
      minValue: 'At least %{min}.',
      maxValue: 'At most %{max}.',
      number: 'Please enter a number.',
      email: 'Please enter a valid e-mail address.',
      oneOf: 'Allowed are: %{options}',
      regex: 'This form does not fit.',
      unique: 'This exists already.',
    },
  },
}
