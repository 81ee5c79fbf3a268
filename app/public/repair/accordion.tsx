import { Icon } from '../icons.tsx'
import { questions } from './questions.ts'

/** Questions that open to their answers, one at a time: the browser closes the one before. */
export function Questions() {
  return (
    <section aria-labelledby="questions-title" className="mt-16">
      <h2 id="questions-title" className="text-title">
        What people ask us
      </h2>
      <div className="mt-8 border-t border-line">
        {questions.map(({ question, answer }, place) => (
          <details key={question} name="questions" open={place === 0} className="group border-b border-line">
            <summary className="flex min-h-16 cursor-pointer items-center justify-between gap-6 py-4 text-[1.3125rem] leading-snug font-semibold">
              <h3>{question}</h3>
              <Icon name="down" className="size-6 group-open:rotate-180" />
            </summary>
            <p className="max-w-[62ch] pb-7 text-muted">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  )
}
