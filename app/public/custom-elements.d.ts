import type { HTMLAttributes } from 'react'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** Defined in estimate/script.ts. */
      'bill-estimate': HTMLAttributes<HTMLElement> & { class?: string }
      /** Defined in slide-show/element.ts. */
      'slide-show': HTMLAttributes<HTMLElement> & { autoplay?: '' }
      /** Defined in home/script.ts. */
      'when-visible': HTMLAttributes<HTMLElement>
    }
  }
}
