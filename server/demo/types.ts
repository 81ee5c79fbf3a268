import type { Fields } from '../../collections/define.ts'
import type { Field, ValueOf } from '../../fields/index.ts'
import type { PictureName } from '../../texts/demo/pictures.ts'

type DemoValue<F extends Field> = F extends { kind: 'image' }
  ? F extends { required: false }
    ? PictureName | null
    : PictureName
  : F extends { kind: 'video' }
    ? null
    : ValueOf<F>

/**
 * A record of the demo content: as stored, where it is not empty, but a picture is given by its name,
 * and a relation by the position of the other record in its own list, counted from 1.
 */
export type DemoRecord<C extends { fields: Fields }> = {
  [N in keyof C['fields'] as C['fields'][N] extends { required: false } ? never : N]: DemoValue<C['fields'][N]>
} & {
  [N in keyof C['fields'] as C['fields'][N] extends { required: false } ? N : never]?: DemoValue<C['fields'][N]>
}
