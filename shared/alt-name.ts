/** The field that describes a picture, by the name of the picture's own. */
export function altName<const Image extends string>(image: Image): `${Image}Alt` {
  return `${image}Alt`
}
