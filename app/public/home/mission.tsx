const aims = [
  {
    name: 'Mission',
    aim: 'To make the cheapest unit the one from your own roof.',
    text: 'We size a plant for the bill and not for the roof, build it so that every part can be reached, and answer the telephone when it stops.'
  },
  {
    name: 'Vision',
    aim: 'A district that runs its pumps, schools and street lights on its own sun and wind.',
    text: 'Not by one great park far away, but by thousands of small plants, each looked after by somebody who lives an hour from it.'
  }
]

export function Mission() {
  return (
    <section className="on-night bg-night text-on-night" aria-label="Mission and Vision">
      <div className="shell part grid gap-x-20 gap-y-14 md:grid-cols-2">
        {aims.map(({ name, aim, text }) => (
          <div key={name} className="border-t border-night-line pt-6">
            <h2 className="text-lead font-medium text-on-night-muted">{name}</h2>
            <p className="mt-5 max-w-[20em] text-[clamp(1.625rem,1.3rem+1.5vw,2.5rem)] leading-tight font-light text-balance">
              {aim}
            </p>
            <p className="mt-6 max-w-[46ch] text-on-night-muted">{text}</p>
          </div>
        ))}
      </div>
    </section>
  )
}
