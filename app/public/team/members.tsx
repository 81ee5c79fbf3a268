import type { TeamMember } from '../../../collections/index.ts'
import { Picture } from '../../../ui/picture.tsx'

interface MembersProps {
  members: readonly TeamMember[]
}

/** The first of the team, large. */
export function FirstMembers({ members }: MembersProps) {
  return (
    <section className="shell pt-10 pb-[clamp(4rem,2.5rem+6vw,8rem)] lg:pt-16" aria-labelledby="first-members-title">
      <h2 id="first-members-title" className="text-title">
        Our Motivated Team
      </h2>
      {members.length > 0 ? (
        <ul className="mt-10 grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:mt-14 lg:gap-x-12 lg:gap-y-14">
          {members.map((member, place) => (
            <li key={member.id} className="grid items-end gap-x-8 lg:grid-cols-[1.2fr_1fr]">
              <Photo
                name={member.teamImage}
                sizes="(width >= 84rem) 20rem, (width >= 62rem) 25vw, (width >= 40rem) 45vw, 90vw"
                className="aspect-square lg:aspect-4/5"
                priority={place === 0}
              />
              <div className="mt-4 border-line lg:border-t lg:pt-5">
                <h3 className="text-heading">{member.fullName}</h3>
                <p className="mt-1 text-lead text-muted">{member.designation}</p>
              </div>
            </li>
          ))}
        </ul>
      ) : (
        <p className="mt-6 text-muted">There is nobody to show yet.</p>
      )}
    </section>
  )
}

/** Everybody else. */
export function MoreMembers({ members }: MembersProps) {
  return (
    <section className="border-t border-line" aria-labelledby="more-members-title">
      <div className="shell part">
        <h2 id="more-members-title" className="text-title">
          Our Team Members
        </h2>
        <ul className={`mt-10 grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:mt-14 ${columnsFor(members.length)}`}>
          {members.map((member) => (
            <li key={member.id}>
              <Photo
                name={member.teamImage}
                sizes="(width >= 62rem) 30vw, (width >= 40rem) 45vw, 90vw"
                className="aspect-square lg:aspect-auto lg:h-80"
              />
              <h3 className="mt-4 text-[1.4375rem] leading-tight">{member.fullName}</h3>
              <p className="mt-1 text-muted">{member.designation}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** So many side by side that the last row is as full as can be. */
function columnsFor(count: number): string {
  return count % 4 !== 0 && count % 3 === 0 ? 'lg:grid-cols-3' : 'lg:grid-cols-4'
}

interface PhotoProps {
  name: string
  sizes: string
  /** Classes for its shape. */
  className: string
  priority?: boolean
}

/** A portrait; the name stands beside it as text. Whatever the shape, the head stays in it. */
function Photo({ name, sizes, className, priority }: PhotoProps) {
  return (
    <Picture
      name={name}
      alt=""
      sizes={sizes}
      className={`w-full rounded-md object-cover object-top ${className}`}
      priority={priority}
    />
  )
}
