import { Button } from '../../ui/button.tsx'
import { controlClass, controlProps, FieldShell } from '../../ui/field.tsx'
import { LogoMark } from '../../ui/logo-mark.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { TextLength } from '../../ui/text-length.tsx'
import { Icon } from '../public/icons.tsx'
import type { Scheme } from '../styles/contrast.ts'

/** The parts of the public pages, and those of the back office. */
export function Parts({ scheme }: { scheme: Scheme }) {
  const plain = { id: `plain-${scheme}`, name: 'name', label: 'Name', required: true, hint: 'As on the bill' }
  const faulty = { ...plain, id: `faulty-${scheme}`, error: 'Name should contain only letters and spaces.' }
  return (
    <>
      <section>
        <h2>Public pages</h2>
        <div className="samples">
          <button type="button" className="button button-sun">
            The one thing to do
          </button>
          <button type="button" className="button button-quiet">
            <Icon name="download" />
            Another
          </button>
          <a href="#link" className="link">
            A link in a text
          </a>
          <input aria-label="An entry" className="input" placeholder="An entry" />
          <LogoMark className="size-12" />
        </div>
      </section>
      <section>
        <h2>Back office</h2>
        <div className="samples">
          <Button look="primary">Add</Button>
          <Button>Cancel</Button>
          <Button look="danger">Delete</Button>
          <Button look="plain">Show</Button>
          <Button disabled>Disabled</Button>
        </div>
        <div className="samples wide">
          {[plain, faulty].map((frame) => (
            <FieldShell key={frame.id} frame={frame}>
              <input {...controlProps(frame)} className={controlClass} defaultValue="Asha Rao" />
              <TextLength length={118} max={120} />
            </FieldShell>
          ))}
          <Pagination page={3} last={9} isEmpty={false} onPage={() => undefined} />
        </div>
      </section>
    </>
  )
}
