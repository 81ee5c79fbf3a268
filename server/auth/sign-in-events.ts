export const signInEvents = {
  signedIn: 'Signed in',
  signedInByRecoveryCode: 'Signed in with a recovery code',
  unknownName: 'Unknown name',
  wrongPassword: 'Wrong password',
  wrongCode: 'Wrong code',
  tooMany: 'Refused: too many attempts',
  passwordChanged: 'Password changed',
  secondFactorOn: 'Second factor turned on',
  secondFactorOff: 'Second factor turned off',
  secondFactorReset: 'Second factor reset by an Admin',
  recoveryCodesRenewed: 'New recovery codes',
  accountCreated: 'Account created',
  accountChanged: 'Account changed',
  accountDeleted: 'Account deleted',
  passwordSet: 'Password set by an Admin',
  roleChanged: 'Role changed'
} as const

export type SignInEvent = keyof typeof signInEvents
