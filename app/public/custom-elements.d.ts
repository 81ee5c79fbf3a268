import type { HTMLAttributes } from 'react'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** Defined in estimate/script.ts. */
      'bill-estimate': HTMLAttributes<HTMLElement> & { class?: string }
      /** Defined in day/script.ts. */
      'day-on-roof': HTMLAttributes<HTMLElement> & { class?: string }
      /** Defined in lazy-fragment-script.ts. */
      'lazy-fragment': HTMLAttributes<HTMLElement> & { src: string }
      /** Defined in home/slide-show.ts. */
      'slide-show': HTMLAttributes<HTMLElement>
      /** Defined in sun/script.ts. */
      'sun-now': HTMLAttributes<HTMLElement> & { class?: string }
      /** Defined in home/script.ts. */
      'when-visible': HTMLAttributes<HTMLElement>
    }
  }
}
