import { altName } from '../../shared/image-variants.ts'

/** A picture and its description, as `Picture` takes them. */
export interface DescribedPicture {
  name: string
  alt: string
}

/** The first of these pictures that a record has, with its description; null where it has none. */
export function pictureOf<const Image extends string>(
  record: { readonly [N in Image]: string | null } & { readonly [N in `${Image}Alt`]: string },
  ...images: readonly Image[]
): DescribedPicture | null {
  const values: Readonly<Record<string, string | null>> = record
  for (const image of images) {
    const name = values[image]
    if (name) return { name, alt: values[altName(image)] ?? '' }
  }
  return null
}
