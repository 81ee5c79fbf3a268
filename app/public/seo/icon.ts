import { redirect } from 'react-router'
import touchIcon from '../../../assets/site/icon-180.png?url'

/** For programs that ask for an icon at its customary address instead of the one that pages name. */
export function loader() {
  return redirect(touchIcon)
}
