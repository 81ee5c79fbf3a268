import type { PhotographName } from '../photo.tsx'
import { Photo } from '../photo.tsx'

interface Project {
  title: string
  category: string
  picture: PhotographName
  sizes: string
  /** Classes of its cell in the grid of a wide screen. */
  cell: string
  /** Classes of its picture's aspect ratio. */
  shape: string
}

const projects: readonly Project[] = [
  {
    title: 'Wind Turbine',
    category: 'Windmill',
    picture: 'lone-turbine',
    sizes: '(width >= 62rem) 30vw, (width >= 40rem) 45vw, 90vw',
    cell: 'lg:row-span-2',
    shape: 'aspect-4/5 lg:aspect-auto lg:h-0 lg:grow'
  },
  {
    title: 'Energy Station',
    category: 'Energy',
    picture: 'energy-station',
    sizes: '(width >= 62rem) 30vw, (width >= 40rem) 45vw, 90vw',
    cell: '',
    shape: 'aspect-4/5 max-sm:aspect-8/5 lg:aspect-8/5'
  },
  {
    title: 'Renewable Energy Station',
    category: 'Energy',
    picture: 'ridge-station',
    sizes: '(width >= 62rem) 30vw, (width >= 40rem) 45vw, 90vw',
    cell: '',
    shape: 'aspect-8/5'
  },
  {
    title: 'Solar Field',
    category: 'Solar power',
    picture: 'solar-field',
    sizes: '(width >= 62rem) 60vw, (width >= 40rem) 45vw, 90vw',
    cell: 'lg:col-span-2',
    shape: 'aspect-8/5 lg:aspect-2/1'
  }
]

export function Projects() {
  return (
    <section className="shell part" aria-labelledby="projects-title">
      <h2 id="projects-title" className="text-title">
        Latest Projects
      </h2>
      <ul className="mt-10 grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:mt-14 lg:grid-cols-3">
        {projects.map(({ title, category, picture, sizes, cell, shape }) => (
          <li key={title} className={`flex flex-col ${cell}`}>
            <figure className="flex grow flex-col">
              <Photo name={picture} sizes={sizes} className={`w-full rounded-md object-cover ${shape}`} />
              <figcaption className="mt-3">
                <span className="flex items-baseline justify-between gap-x-6 text-base text-muted">
                  <span>{category}</span>
                  <span>Illustration</span>
                </span>
                <span className="text-heading font-semibold">{title}</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  )
}
