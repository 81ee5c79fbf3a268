import { fetchFragment } from '../fetch-fragment.ts'
import { placeOnArc, powerAt, stillStep, timeOf, unitsUntil } from './hours.ts'

/** By their names, which are times, in their order. */
const files = import.meta.glob<string>('../../../assets/site/day/*', { eager: true, query: '?url', import: 'default' })
const addresses = Object.values(files)

/**
 * `<day-on-roof>`: the sun follows its range, which lies over the picture. The day's pictures are fetched when that is first
 * touched or focused; until the right one is there, the nearest in time is shown.
 */
class DayOnRoof extends HTMLElement {
  readonly #range = this.querySelector('input') as HTMLInputElement
  #images: HTMLImageElement[] = []

  connectedCallback() {
    this.#range.addEventListener('input', this.#show)
    for (const event of ['focus', 'pointerdown']) this.#range.addEventListener(event, this.#fetch)
    // A browser that goes back keeps the range's position.
    if (this.#range.valueAsNumber !== stillStep) this.#show()
  }

  readonly #fetch = () => {
    if (this.#images.length > 0) return
    this.#images = addresses.map(() => Object.assign(new Image(), { onload: this.#showPicture }))
    void this.#fetchCaptions()
    for (const step of this.#nearestSteps()) Object.assign(this.#images[step] ?? {}, { src: addresses[step] })
  }

  async #fetchCaptions() {
    const html = await fetchFragment(this.dataset.captions ?? '')
    const place = this.#captions[0]?.parentElement
    if (!html || !place) return
    place.innerHTML = html
    this.#showCaption()
  }

  get #captions() {
    return [...this.querySelectorAll<HTMLElement>('[data-from]')]
  }

  /** The last one that has begun; until all are there the one of the still picture does for its own time alone. */
  #showCaption() {
    const step = this.#range.valueAsNumber
    const captions = this.#captions
    const isBegun = ({ dataset }: HTMLElement) => Number.parseFloat(dataset.from ?? '') <= 6 + step / 2
    const current = captions.length > 1 || step === stillStep ? captions.findLast(isBegun) : undefined
    for (const caption of captions) caption.hidden = caption !== current
  }

  readonly #show = () => {
    const step = this.#range.valueAsNumber
    const part = (name: string) => this.querySelector(`[data-${name}]`) as HTMLElement
    // In the text that is there: for a new one the browser matches the rules with :has() anew, in the whole page.
    const write = (name: string, text: string) => {
      const { firstChild } = part(name)
      if (firstChild) firstChild.nodeValue = text
    }
    const [time, power] = [timeOf(step), `${powerAt(step).toFixed(1)} kW`]
    this.#range.ariaValueText = `${time}, ${power}`
    write('time', time)
    write('power', power)
    this.querySelector('.day-hint')?.remove()
    part('sun').setAttribute('transform', `translate(${placeOnArc(step)})`)
    part('until').setAttribute('width', String(step * 15))
    write('units', (part('units').dataset.units ?? '').replace('#', unitsUntil(step).toFixed(1)))
    this.#showCaption()
    this.#showPicture()
  }

  readonly #showPicture = () => {
    const shown = this.querySelector('img')
    const step = this.#nearestSteps().find((each) => this.#images[each]?.naturalWidth)
    if (!shown || step === undefined) return
    for (const source of this.querySelectorAll('source')) source.remove()
    shown.decoding = 'sync'
    shown.src = addresses[step] ?? ''
  }

  #nearestSteps() {
    const distance = (step: number) => Math.abs(step - this.#range.valueAsNumber)
    return [...addresses.keys()].sort((one, other) => distance(one) - distance(other))
  }
}

customElements.define('day-on-roof', DayOnRoof)
