/** The mark: the sun, and a rotor that is cut out of it and reaches beyond. */
export function LogoMark({ className }: { className: string }) {
  return (
    <svg viewBox="2 3 38 38" className={`fill-sun ${className}`} aria-hidden="true">
      <path
        fillRule="evenodd"
        d="M24 10A14 14 0 1 1 24 38A14 14 0 1 1 24 10ZM23.61 21.2C22.77 15.39 26.02 9.02 30.4 3.45C29.69 9.99 28.09 16.81 25.73 21.77ZM26.62 25.06C32.07 27.24 35.97 33.24 38.59 39.81C33.28 35.93 28.18 31.13 25.07 26.61ZM21.78 25.74C17.16 29.37 10.01 29.74 3.01 28.73C9.02 26.07 15.73 24.06 21.2 23.62Z"
      />
    </svg>
  )
}
