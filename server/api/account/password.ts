import { passwordChangeInput } from '../../auth/schemas.ts'
import type { Services } from '../../services.ts'
import { messageSchema } from '../answer-schemas.ts'
import { jsonBody } from '../body/json-body.ts'
import { type ApiRoute, defineRoute } from '../route.ts'

/** Changing your own password. */
export function passwordRoute({ accounts, cookies, devices }: Services): ApiRoute {
  return defineRoute({
    tag: 'account',
    access: 'staff',
    method: 'put',
    path: '/api/auth/password',
    summary: 'Change your own password; your other sessions end',
    body: jsonBody(passwordChangeInput),
    responses: { 200: messageSchema },
    async handle({ body, actor, client }) {
      const token = await accounts.changePassword(body, actor, client)
      // The cookie of this browser has ended with the password.
      const device = cookies.device.set(await devices.issue(actor.id))
      return { body: { message: 'Password changed.' }, headers: { 'Set-Cookie': [cookies.session.set(token), device] } }
    }
  })
}
