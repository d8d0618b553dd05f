import type { Outcome, Sender } from './outcome.ts'
import { saveModule } from './save-module.ts'
import { createModule, removeModule, restoreModule, translateModule } from './send-module.ts'
import { arrange, createSection, removeSection, restoreSection, setLayout, setShowing } from './send-section.ts'
import type { Pending } from './write.ts'

/** Tells the server. Throws AppError when it could not be told, or will not have it at all. */
export function send(sender: Sender, { write, tried, sent }: Pending): Promise<Outcome> {
  switch (write.type) {
    case 'create_module':
      return createModule(sender, { ...write, tried })
    case 'restore_module':
      return restoreModule(sender, write)
    case 'remove_module':
      return removeModule(sender, write)
    case 'translate':
      return translateModule(sender, write)
    case 'save_module':
      return saveModule(sender, { module: write.module, sent })
    case 'create_section':
      return createSection(sender, write)
    case 'restore_section':
      return restoreSection(sender, write)
    case 'remove_section':
      return removeSection(sender, write)
    case 'set_layout':
      return setLayout(sender, write)
    case 'set_showing':
      return setShowing(sender, write)
    case 'arrange':
      return arrange(sender, write)
  }
}
