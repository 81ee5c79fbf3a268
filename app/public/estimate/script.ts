import { fetchFragment } from '../fetch-fragment.ts'

/** ms without a key until the answer is asked for. */
const pause = 250

/** `<bill-estimate>`: asks for the answer while the visitor types, and prints only its sheet. */
class BillEstimate extends HTMLElement {
  #timer: ReturnType<typeof setTimeout> | undefined
  #asked = 0

  connectedCallback() {
    this.#form.addEventListener('input', () => {
      clearTimeout(this.#timer)
      this.#timer = setTimeout(() => this.#ask(false), pause)
    })
    this.#form.addEventListener('submit', (event) => {
      event.preventDefault()
      clearTimeout(this.#timer)
      void this.#ask(true)
    })
    this.addEventListener('click', ({ target }) => {
      if (target instanceof Element && target.closest('[data-print]')) this.#print()
    })
    this.#showPrint()
    // What was typed before this script came, or what the browser has put back on a reload.
    const isChanged = ({ value, defaultValue, checked, defaultChecked }: HTMLInputElement) =>
      value !== defaultValue || checked !== defaultChecked
    if ([...this.#form.querySelectorAll('input')].some(isChanged)) void this.#ask(false)
  }

  get #form() {
    return this.querySelector('form') as HTMLFormElement
  }

  get #result() {
    return this.querySelector('[data-result]') as HTMLElement
  }

  /** @param isFinal faults are shown too; while one types the last answer stays instead */
  async #ask(isFinal: boolean) {
    const mine = ++this.#asked
    const query = new URLSearchParams([...new FormData(this.#form)].map(([name, value]) => [name, String(value)]))
    // Beside the page that the form leads to: in the same language.
    const html = await fetchFragment(new URL(`estimate?${query}`, this.#form.action))
    if (mine !== this.#asked) return
    // Without an answer the form is sent as it is without script.
    if (html === undefined) {
      if (isFinal) this.#form.submit()
      return
    }
    const isFault = html.includes('role="alert"')
    if (isFault && !isFinal) return
    // What the visitor has opened stays open.
    const opened = [...this.#result.querySelectorAll('[open] > summary')].map(({ className }) => className)
    this.#result.innerHTML = html
    for (const name of opened) this.#result.querySelector(`summary.${name}`)?.parentElement?.setAttribute('open', '')
    this.#showPrint()
    if (!isFault) this.#passOn(query)
    for (const entry of this.#form.querySelectorAll<HTMLInputElement>('input[type=text]'))
      entry.setAttribute('aria-invalid', String(this.#result.querySelector(`#${entry.id}-error`) !== null))
    this.#form.querySelector<HTMLInputElement>('[aria-invalid=true]')?.focus()
    const status = this.querySelector('[role=status]')
    if (status && !isFault) status.textContent = this.#result.querySelector('[data-spoken]')?.textContent ?? ''
  }

  /** Gives the size to the page's form of the subsidy, in place of an answer for another or its faults. */
  #passOn(query: URLSearchParams) {
    const form = document.querySelector<HTMLFormElement>('#your-subsidy form')
    const customer = query.get('customer')
    if (!form || customer === 'business') return
    for (const fault of form.querySelectorAll('[role=alert]')) fault.remove()
    for (const entry of form.querySelectorAll('input')) {
      entry.removeAttribute('aria-invalid')
      if (entry.name === 'type') entry.checked = entry.value === customer
      if (entry.name === 'kw') entry.value = this.querySelector<HTMLElement>('[data-kw]')?.dataset.kw ?? ''
      if (entry.name === 'houses') entry.value = query.get('houses') ?? ''
    }
    form.nextElementSibling?.remove()
  }

  #showPrint() {
    for (const button of this.querySelectorAll<HTMLElement>('[data-print]')) button.hidden = false
  }

  #print() {
    document.documentElement.dataset.print = 'estimate'
    print()
    delete document.documentElement.dataset.print
  }
}

customElements.define('bill-estimate', BillEstimate)
