import { controlClass, type FieldFrame, FieldLabel } from '../../ui/field.tsx'

/** A value that can be read and copied, but not changed. */
export function FixedValue({ frame, text }: { frame: FieldFrame; text: string }) {
  const lines = text.split('\n').length + Math.floor(text.length / 90)
  return (
    <div className="grid gap-1.5">
      <FieldLabel frame={{ ...frame, required: false }} />
      <textarea
        readOnly
        id={frame.id}
        value={text}
        rows={Math.min(lines, 14)}
        className={`${controlClass} resize-none field-sizing-content leading-relaxed`}
      />
    </div>
  )
}
