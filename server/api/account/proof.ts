import { proofInput } from '../../auth/schemas.ts'
import type { Services } from '../../services.ts'
import { messageSchema } from '../answer-schemas.ts'
import { jsonBody } from '../body/json-body.ts'
import { type ApiRoute, defineRoute } from '../route.ts'

/** Showing again that it is you. */
export function proofRoute({ accounts }: Services): ApiRoute {
  return defineRoute({
    tag: 'account',
    access: 'staff',
    method: 'post',
    path: '/api/auth/prove',
    summary:
      'Show password and second factor again. What changes others’ accounts needs it within the last hour, and answers 403 with `errors.currentPassword` otherwise',
    body: jsonBody(proofInput),
    responses: { 200: messageSchema },
    async handle({ body, actor }) {
      await accounts.prove(body, actor)
      return { body: { message: 'Thank you.' } }
    }
  })
}
