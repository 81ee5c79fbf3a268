import type { TeamMember } from '../../../collections/index.ts'
import { Picture } from '../../ui/picture.tsx'

interface MembersProps {
  members: readonly TeamMember[]
}

/** The first of the team, large. */
export function FirstMembers({ members }: MembersProps) {
  return (
    <section className="shell part" aria-labelledby="first-members-title">
      <h2 id="first-members-title" className="text-title">
        Our Motivated Team
      </h2>
      {members.length > 0 ? (
        <ul className="mt-10 grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:mt-14 lg:gap-x-16">
          {members.map((member) => (
            <li key={member.id}>
              <Member
                member={member}
                sizes="(width >= 84rem) 35rem, (width >= 40rem) 45vw, 90vw"
                picture="aspect-square"
              />
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
    <section className="bg-sunken" aria-labelledby="more-members-title">
      <div className="shell part">
        <h2 id="more-members-title" className="text-title">
          Our Team Members
        </h2>
        <ul className="mt-10 grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:mt-14 lg:grid-cols-4">
          {members.map((member) => (
            <li key={member.id}>
              <Member
                member={member}
                sizes="(width >= 62rem) 22vw, (width >= 40rem) 45vw, 90vw"
                picture="h-80 object-top"
              />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

interface MemberProps {
  member: TeamMember
  sizes: string
  /** Classes for the shape of the photo. */
  picture: string
}

function Member({ member: { fullName, designation, teamImage }, sizes, picture }: MemberProps) {
  return (
    <>
      <Picture name={teamImage} alt="" sizes={sizes} className={`w-full rounded-md object-cover ${picture}`} />
      <h3 className="mt-4 text-heading">{fullName}</h3>
      <p className="mt-1 text-muted">{designation}</p>
    </>
  )
}
