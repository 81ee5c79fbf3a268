import { expect, test } from 'vitest'
import { kindOfService } from '../../app/public/navigation.ts'

test('a service keeps its kind in every language, whatever its translation is', () => {
  const translated = { serviceName: 'सौर उपाय', originals: { serviceName: 'Solar Solutions' } }
  expect(kindOfService(translated)?.key).toBe('solar')
  expect(kindOfService({ serviceName: ' commercial services ' })?.key).toBe('commercial')
  expect(kindOfService({ serviceName: 'Drone survey' })).toBeUndefined()
})
