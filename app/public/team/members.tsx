import type { TeamMember } from '../../../collections/index.ts'
import { Picture } from '../../../ui/picture.tsx'

interface MembersProps {
  members: readonly TeamMember[]
}

export function FeaturedMembers({ members }: MembersProps) {
  return (
    <section className="shell pt-10 pb-[clamp(4rem,2.5rem+6vw,8rem)] lg:pt-16" aria-labelledby="featured-members-title">
      <h2 id="featured-members-title" className="text-title">
        Our Motivated Team
      </h2>
      {members.length > 0 ? (
        <ul className="mt-10 grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:mt-14 lg:gap-x-12 lg:gap-y-14">
          {members.map((member, place) => (
            <li key={member.id} className="grid items-end gap-x-8 lg:grid-cols-[1.2fr_1fr]">
              <Portrait
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
              <Portrait
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

/** Three or four columns, whichever fills the last row better. */
function columnsFor(count: number): string {
  return count % 4 !== 0 && count % 3 === 0 ? 'lg:grid-cols-3' : 'lg:grid-cols-4'
}

interface PortraitProps {
  name: string
  sizes: string
  className: string
  priority?: boolean
}

/** Cropped from below, so that the head stays in the picture. The name beside it is the text alternative. */
function Portrait({ name, sizes, className, priority }: PortraitProps) {
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
