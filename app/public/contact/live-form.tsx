import { ToastProvider } from '../../ui/toast.tsx'
import { DataBlock } from '../found/data-block.tsx'
import { ContactForm } from './form.tsx'
import { type ContactFormProps, formIds } from './form-props.ts'
import script from './hydrate.tsx?worker&url'

/**
 * The form as the server sends it, with the script that takes over this part of the page and no other: the rest has
 * nothing to do, and the router's half of the runtime is left out.
 */
export function LiveForm({ challenge, posted }: ContactFormProps) {
  return (
    <>
      <div id={formIds.place}>
        <ToastProvider>
          <ContactForm challenge={challenge} posted={posted} />
        </ToastProvider>
      </div>
      <DataBlock id={formIds.data} type="application/json" data={{ challenge, posted }} />
      <script type="module" src={script} />
    </>
  )
}
