import { z } from 'zod'

/** A schema as the contract publishes it: the input of a transformation, whose output JSON Schema cannot say. */
export function toJsonSchema(schema: z.ZodType, io: 'input' | 'output') {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}
