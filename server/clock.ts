/** Tells the time; tests bring their own. */
export type Clock = () => Date

export const systemClock: Clock = () => new Date()

/* Lengths of time, in ms. */
export const second = 1_000
export const minute = 60 * second
export const hour = 60 * minute
export const day = 24 * hour

/** A time, ms since 1970, as tables hold it: ISO 8601, UTC. */
export const isoTime = (time: number) => new Date(time).toISOString()
/** The same for this many ms from now, or before now where negative. */
export const isoTimeFromNow = (clock: Clock, ms: number) => isoTime(clock().getTime() + ms)
