/** Running text in the larger size, without empty paragraphs. @param className its distance from the content above */
export function Prose({ paragraphs, className = 'mt-6' }: { paragraphs: readonly string[]; className?: string }) {
  const shown = paragraphs.filter((paragraph) => paragraph !== '')
  if (shown.length === 0) return null
  return (
    <div className={`prose ${className} text-[1.1875rem] leading-relaxed`}>
      {shown.map((paragraph) => (
        <p key={paragraph} className="whitespace-pre-line">
          {paragraph}
        </p>
      ))}
    </div>
  )
}
