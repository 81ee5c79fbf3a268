import { z } from 'zod'

// In a browser the content policy forbids eval, and Zod's probe for it would be reported as a violation.
if (typeof document !== 'undefined') z.config({ jitless: true })
