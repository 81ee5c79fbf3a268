import { Icon } from '../icons.tsx'
import { questions } from './questions.ts'

/** An accordion: the browser keeps one question open at a time. */
export function Questions() {
  return (
    <section className="band border-t border-line" aria-labelledby="questions-title">
      <div className="shell part grid gap-x-20 gap-y-8 lg:grid-cols-[1fr_2fr]">
        <h2 id="questions-title" className="max-w-[9em] text-title">
          What people ask us
        </h2>
        <div className="border-t border-ink">
          {questions.map(({ question, answer }, place) => (
            <details key={question} name="questions" open={place === 0} className="group border-b border-line">
              <summary className="flex min-h-16 cursor-pointer items-center justify-between gap-6 py-5 text-[1.375rem] leading-snug font-semibold">
                <h3>{question}</h3>
                <Icon name="down" className="size-6 group-open:rotate-180" />
              </summary>
              <p className="max-w-[66ch] pb-8 text-muted">{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  )
}
