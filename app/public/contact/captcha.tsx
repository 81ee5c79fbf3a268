import { type MouseEvent, useEffect, useRef } from 'react'
import type { Challenge } from '../../../server/contact/captcha.ts'
import { Icon } from '../icons.tsx'
import { Fault, inputClass } from './contact-field.tsx'

interface CaptchaProps {
  /** Or why there is none. */
  challenge: Challenge | string
  fault: string | undefined
  /** The person wants another one. */
  onAgain(): void
  /** The spoken one cannot be played. */
  onSilent(): void
  /** The person comes to the entry. */
  onArrive(): void
}

/** The drawn characters, a way to hear them and a way to others, and the entry. */
export function Captcha({ challenge, fault, onAgain, onSilent, onArrive }: CaptchaProps) {
  const play = useVoice(typeof challenge === 'string' ? undefined : challenge.audio, onSilent)
  return (
    <fieldset className="grid gap-x-6 gap-y-4 sm:grid-cols-[auto_1fr] sm:items-end">
      <legend className="mb-1.5 font-medium">Captcha</legend>
      <div>
        {typeof challenge === 'string' ? (
          <p role="alert" className="max-w-[40ch] text-base text-muted">
            {challenge}
          </p>
        ) : (
          <>
            <input type="hidden" name="captchaId" value={challenge.id} />
            <img
              src={challenge.image}
              alt="Six characters, drawn. Listen speaks them."
              width={240}
              height={80}
              className="rounded-md border border-line"
            />
          </>
        )}
        <p className="mt-1 -ml-2 flex gap-1 text-base">
          {/* Without script it posts the form, which comes back with all that was typed and another captcha. */}
          <button type="submit" name="again" value="captcha" onClick={handled(onAgain)} className={smallAction}>
            <Icon name="again" className="size-4.5" />
            New captcha
          </button>
          {typeof challenge !== 'string' && (
            <a href={challenge.audio} onClick={handled(play)} className={smallAction}>
              <Icon name="listen" className="size-4.5" />
              Listen
            </a>
          )}
        </p>
      </div>
      <div className="sm:pb-3">
        <label htmlFor="contact-captcha" className="block text-base">
          Type the characters as you see or hear them
        </label>
        <input
          id="contact-captcha"
          type="text"
          name="captchaInput"
          required
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault ? 'contact-captcha-fault' : undefined}
          onFocus={onArrive}
          className={`${inputClass} max-w-60 tracking-[0.2em]`}
        />
        <Fault id="contact-captcha-fault" text={fault} />
      </div>
    </fieldset>
  )
}

const smallAction =
  'inline-flex min-h-11 items-center gap-2 rounded-md px-2 text-link underline-offset-4 hover:underline'

/** Does this instead of what the browser would do by itself. */
function handled(act: () => void) {
  return (event: MouseEvent) => {
    event.preventDefault()
    act()
  }
}

/** Plays what is at this address, from its beginning each time; falls silent when the captcha goes. */
function useVoice(address: string | undefined, onSilent: () => void): () => void {
  const voice = useRef<HTMLAudioElement>(null)
  useEffect(() => () => voice.current?.pause(), [])
  return () => {
    voice.current?.pause()
    voice.current = new Audio(address)
    voice.current.play().catch((error: unknown) => {
      // Another click has cut it short: nothing is wrong with it.
      if (!(error instanceof DOMException && error.name === 'AbortError')) onSilent()
    })
  }
}
