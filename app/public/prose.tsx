/** Running text in the larger size. @param className its distance from what stands above */
export function Prose({ paragraphs, className = 'mt-6' }: { paragraphs: readonly string[]; className?: string }) {
  if (paragraphs.length === 0) return null
  return (
    <div className={`prose ${className} text-[1.1875rem] leading-relaxed`}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className="whitespace-pre-line">
          {paragraph}
        </p>
      ))}
    </div>
  )
}
