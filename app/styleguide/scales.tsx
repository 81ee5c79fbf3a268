const sizes = ['display', 'title', 'heading', 'lead', 'figure']
const corners = ['sm', 'md', 'lg']

export function Scales() {
  return (
    <>
      <section>
        <h2>Type</h2>
        <div className="samples wide">
          {sizes.map((size) => (
            <p key={size} style={{ fontSize: `var(--text-${size})`, lineHeight: `var(--text-${size}--line-height)` }}>
              {size}: ₹78,000
            </p>
          ))}
          <p>body: The power that the roof makes by day turns your meter back.</p>
        </div>
      </section>
      <section>
        <h2>Corners</h2>
        <div className="samples">
          {corners.map((corner) => (
            <p key={corner}>
              <span className="box" style={{ display: 'block', borderRadius: `var(--radius-${corner})` }} />
              {corner}
            </p>
          ))}
        </div>
      </section>
    </>
  )
}
