/* The contact form's script: runs in the browser alone. */
import { hydrateRoot } from 'react-dom/client'
import { ToastProvider } from '../../ui/toast.tsx'
import { ContactForm } from './form.tsx'
import { type ContactFormProps, formIds } from './form-props.ts'

const place = document.getElementById(formIds.place)
const data = document.getElementById(formIds.data)?.textContent
if (place && data) {
  const props: ContactFormProps = JSON.parse(data)
  hydrateRoot(
    place,
    <ToastProvider>
      <ContactForm {...props} />
    </ToastProvider>
  )
}
