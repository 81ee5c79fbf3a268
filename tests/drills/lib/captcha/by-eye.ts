import sharp from 'sharp'

export type Draw = (answer: string) => Buffer

const width = 240
const height = 80
const window = 44
const columns = 6
const rows = 8
const directions = 4
const length = 6

/**
 * Learns how each character looks in the program's own pictures, by the directions of their edges, and takes the most
 * alike for each of six equal parts of a picture, moved a little to either side.
 */
export async function neighbourAttack(
  characters: readonly string[],
  draw: Draw,
  lessons: number
): Promise<(picture: Buffer) => Promise<string>> {
  const known: { character: string; features: Float32Array }[] = []
  for (const character of characters) {
    for (let lesson = 0; lesson < lessons; lesson++) {
      const edges = await edgesOf(draw(character.repeat(length)))
      for (let place = 0; place < length; place++)
        for (const shift of [-5, 0, 5]) known.push({ character, features: featuresOf(edges, middleOf(place) + shift) })
    }
  }
  return async (picture) => {
    const edges = await edgesOf(picture)
    return Array.from({ length }, (_, place) => {
      let [best, most] = ['', -1]
      for (const shift of [-8, -4, 0, 4, 8]) {
        const features = featuresOf(edges, middleOf(place) + shift)
        for (const { character, features: other } of known) {
          let alike = 0
          for (let at = 0; at < features.length; at++) alike += (features[at] ?? 0) * (other[at] ?? 0)
          if (alike > most) [best, most] = [character, alike]
        }
      }
      return best
    }).join('')
  }
}

function middleOf(place: number): number {
  return 12 + 18 + 36 * place
}

type Edges = { strength: Float32Array; direction: Uint8Array }

async function edgesOf(picture: Buffer): Promise<Edges> {
  const pixels = await sharp(picture).greyscale().blur(1).raw().toBuffer()
  const strength = new Float32Array(width * height)
  const direction = new Uint8Array(width * height)
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x
      const across = (pixels[at + 1] ?? 0) - (pixels[at - 1] ?? 0)
      const down = (pixels[at + width] ?? 0) - (pixels[at - width] ?? 0)
      strength[at] = Math.hypot(across, down)
      direction[at] = Math.floor(((Math.atan2(down, across) + Math.PI) / Math.PI) * directions) % directions
    }
  }
  return { strength, direction }
}

/** The share of each direction in each cell of a window, of length 1. */
function featuresOf({ strength, direction }: Edges, middle: number): Float32Array {
  const features = new Float32Array(columns * rows * directions)
  const left = Math.round(middle - window / 2)
  for (let y = 0; y < height; y++) {
    for (let x = Math.max(0, left); x < Math.min(width, left + window); x++) {
      const cell = Math.floor(((x - left) / window) * columns) + columns * Math.floor((y / height) * rows)
      const at = y * width + x
      const feature = cell * directions + (direction[at] ?? 0)
      features[feature] = (features[feature] ?? 0) + (strength[at] ?? 0)
    }
  }
  const roots = features.map(Math.sqrt)
  const size = Math.hypot(...roots) || 1
  return roots.map((value) => value / size)
}
