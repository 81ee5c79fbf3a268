import { type ComponentType, createContext } from 'react'

/** A dialog in which a stored picture or video is chosen. Whoever opens it closes it, also once one is chosen. */
export interface MediaPickerProps {
  kind: 'image' | 'video'
  /** @param name of the file, below `/uploads/` @param alt its description where it is used; '' without one */
  onChoose(name: string, alt: string): void
  onClose(): void
}

/** The dialog of the back office; null where a field stands outside of it. */
export const MediaPickerContext = createContext<ComponentType<MediaPickerProps> | null>(null)
