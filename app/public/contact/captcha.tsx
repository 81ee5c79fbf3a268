import { type MouseEvent, useEffect, useRef } from 'react'
import type { Challenge } from '../../../server/contact/captcha.ts'
import { Entry } from '../entry.tsx'
import { Icon } from '../icons.tsx'
import type { FormTexts } from './form-state.ts'

interface CaptchaProps {
  /** A string says why there is none. */
  challenge: Challenge | string
  texts: FormTexts
  error: string | undefined
  onRefresh(): void
  /** The audio cannot be played. */
  onPlayFailed(): void
  onInputFocus(): void
}

/** The captcha's image, its audio alternative, a button for another one, and the input. */
export function Captcha({ challenge, texts, error, onRefresh, onPlayFailed, onInputFocus }: CaptchaProps) {
  const play = useAudio(typeof challenge === 'string' ? undefined : challenge.audio, onPlayFailed)
  return (
    <fieldset className="grid gap-x-6 gap-y-4 sm:grid-cols-[auto_1fr] sm:items-end">
      <legend className="mb-1.5 font-medium">{texts.captcha}</legend>
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
              alt={texts.picture}
              width={240}
              height={80}
              className="rounded-md border border-line"
            />
          </>
        )}
        <p className="mt-1 -ml-2 flex gap-1 text-base">
          {/* Without script it posts the form: the page comes back with what was typed and another captcha. */}
          <button type="submit" name="again" value="captcha" onClick={handled(onRefresh)} className={smallAction}>
            <Icon name="again" className="size-4.5" />
            {texts.another}
          </button>
          {typeof challenge !== 'string' && (
            <a href={challenge.audio} onClick={handled(play)} className={smallAction}>
              <Icon name="listen" className="size-4.5" />
              {texts.listen}
            </a>
          )}
        </p>
      </div>
      <Entry
        id="contact-captcha"
        name="captchaInput"
        label={texts.answer}
        value={undefined}
        error={error}
        required
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        onFocus={onInputFocus}
        className="sm:pb-3"
        inputClass="max-w-60 tracking-[0.2em]"
      />
    </fieldset>
  )
}

const smallAction =
  'inline-flex min-h-11 items-center gap-2 rounded-md px-2 text-link underline-offset-4 hover:underline'

/** Replaces the browser's default action. */
function handled(act: () => void) {
  return (event: MouseEvent) => {
    event.preventDefault()
    act()
  }
}

/** @returns a function that plays the audio from its beginning; it stops when the component unmounts */
function useAudio(url: string | undefined, onPlayFailed: () => void): () => void {
  const audio = useRef<HTMLAudioElement>(null)
  useEffect(() => () => audio.current?.pause(), [])
  return () => {
    audio.current?.pause()
    audio.current = new Audio(url)
    audio.current.play().catch((error: unknown) => {
      // Interrupted by another click.
      if (!(error instanceof DOMException && error.name === 'AbortError')) onPlayFailed()
    })
  }
}
