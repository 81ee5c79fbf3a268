import type { Question } from '../../collections/index.ts'
import type { ContentReader } from '../../server/content/reader.ts'
import { markdownText } from '../../shared/markdown.ts'
import { Band } from './band.tsx'
import { Icon } from './icon.tsx'
import { Markdown } from './markdown.tsx'
import { JsonLd } from './seo/page-meta.tsx'
import { useTexts } from './texts.tsx'

export async function readQuestions(content: ContentReader, page: Question['page']): Promise<Question[]> {
  const { records } = await content.list('question', { where: { page } })
  return records
}

/** An accordion: the browser keeps one question open at a time. Nothing where there are no questions. */
export function Questions({ questions }: { questions: readonly Question[] }) {
  const t = useTexts()
  if (questions.length === 0) return null
  const mainEntity = questions.map(({ question: name, answer }) => {
    const acceptedAnswer = { '@type': 'Answer' as const, text: markdownText(answer) }
    return { '@type': 'Question' as const, name, acceptedAnswer }
  })
  return (
    <Band anchor="questions" title={t('site.questions.asked')} tone="ruled" layout="split gap-y-8">
      <JsonLd things={[{ '@type': 'FAQPage', mainEntity }]} />
      <div className="border-t border-ink">
        {questions.map(({ id, question, answer }, place) => (
          <details key={id} name="questions" open={place === 0} className="group border-b border-line">
            <summary className="flex min-h-16 cursor-pointer items-center justify-between gap-6 py-5 text-[1.375rem] leading-snug font-semibold">
              <h3>{question}</h3>
              <Icon name="down" className="size-6 group-open:rotate-180" />
            </summary>
            <Markdown text={answer} under={3} className="pb-8" />
          </details>
        ))}
      </div>
    </Band>
  )
}
