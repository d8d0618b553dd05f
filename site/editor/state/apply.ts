import type { Action, Applied } from './action.ts'
import { arrange } from './arrange.ts'
import type { Doc } from './document.ts'
import { insertModule } from './insert-module.ts'
import { insertSection } from './insert-section.ts'
import { removeModule } from './remove-module.ts'
import { removeSection } from './remove-section.ts'
import { setFields } from './set-fields.ts'
import { setLayout } from './set-layout.ts'
import { setShowing } from './set-showing.ts'

/** One action on a document; null when what it names is not there (any more). */
export function apply(doc: Doc, action: Action): Applied | null {
  switch (action.type) {
    case 'set_fields':
      return setFields(doc, action)
    case 'insert_module':
      return insertModule(doc, action)
    case 'remove_module':
      return removeModule(doc, action)
    case 'insert_section':
      return insertSection(doc, action)
    case 'remove_section':
      return removeSection(doc, action)
    case 'set_layout':
      return setLayout(doc, action)
    case 'set_showing':
      return setShowing(doc, action)
    case 'arrange':
      return arrange(doc, action)
  }
}
