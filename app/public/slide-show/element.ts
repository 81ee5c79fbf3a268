import EmblaCarousel, { type EmblaCarouselType } from 'embla-carousel'
import Autoplay from 'embla-carousel-autoplay'

/** How long a slide stands before the next comes, ms: time enough to read it twice. */
const delay = 7_000

/**
 * `<slide-show>`: a row of slides that turns by its buttons, by the arrow keys and by the finger, round and round. With
 * the attribute `autoplay` it turns by itself as well: not for those who want less motion, not while the focus is in it
 * or while it is out of sight, and not after its pause button.
 */
export class SlideShow extends HTMLElement {
  readonly #still = matchMedia('(prefers-reduced-motion: reduce)')
  readonly #autoplay = Autoplay({ delay, playOnInit: false, stopOnInteraction: false })
  #embla: EmblaCarouselType | undefined
  #recommended = false
  #isInSight = false

  connectedCallback() {
    const row = this.querySelector<HTMLElement>('.slides')
    if (!row || this.#embla) return
    // Whoever has scrolled already stays where they are.
    const startIndex = this.#turnsItself ? Math.round(row.scrollLeft / row.clientWidth) : 0
    row.scrollLeft = 0
    const plugins = this.#turnsItself ? [this.#autoplay] : []
    this.#embla = EmblaCarousel(row, { loop: true, align: 'start', startIndex }, plugins)
    this.addEventListener('click', this.#onClick)
    document.addEventListener('keydown', this.#onKey)
    if (this.#turnsItself) this.#turnByItself(this.#embla)
  }

  get #turnsItself() {
    return this.hasAttribute('autoplay')
  }

  #turnByItself(embla: EmblaCarouselType) {
    embla.on('select', this.#showOne)
    this.#showOne()
    for (const event of ['focusin', 'focusout']) this.addEventListener(event, () => setTimeout(this.#update))
    new IntersectionObserver(([entry]) => {
      this.#isInSight = entry?.isIntersecting ?? false
      this.#update()
    }).observe(this)
    const byWish = () => {
      this.#recommended = !this.#still.matches
      this.#update()
    }
    this.#still.addEventListener('change', byWish)
    byWish()
  }

  readonly #update = () => {
    const plays = this.#recommended && this.#isInSight && !this.matches(':focus-within')
    if (plays !== this.#autoplay.isPlaying()) this.#autoplay[plays ? 'play' : 'stop']()
    this.toggleAttribute('paused', !this.#recommended)
    this.querySelector('.slides')?.setAttribute('aria-live', plays ? 'off' : 'polite')
    this.querySelector('[data-pause]')?.setAttribute('aria-label', `${this.#recommended ? 'Pause' : 'Play'} the slides`)
  }

  /** Only the slide that is shown can be reached; the focus goes along where it was in the slide before. */
  readonly #showOne = () => {
    const slides = this.#embla?.slideNodes() ?? []
    const shown = slides[this.#embla?.selectedScrollSnap() ?? 0]
    const hadFocus = slides.some((slide) => slide !== shown && slide.contains(document.activeElement))
    for (const slide of slides) slide.inert = slide !== shown
    if (hadFocus) shown?.querySelector('a')?.focus({ preventScroll: true })
  }

  readonly #onClick = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest('button') : null
    if (button?.dataset.turn) this.#turn(button.dataset.turn)
    if (button?.dataset.pause === undefined) return
    this.#recommended = !this.#recommended
    this.#update()
  }

  /** The arrow keys are for the slides that have the focus; the ones that turn by themselves have them from the page too. */
  readonly #onKey = (event: KeyboardEvent) => {
    const turn = event.key === 'ArrowLeft' ? 'back' : event.key === 'ArrowRight' ? 'on' : undefined
    const isMeant = this.matches(':focus-within') || (this.#isInSight && document.activeElement === document.body)
    if (!turn || !isMeant || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    this.#turn(turn)
  }

  #turn(turn: string) {
    if (turn === 'back') this.#embla?.scrollPrev(this.#still.matches)
    else this.#embla?.scrollNext(this.#still.matches)
  }
}
