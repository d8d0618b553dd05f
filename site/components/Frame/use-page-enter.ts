import { useState } from 'react'
import { useLocation } from 'react-router'

/** The first page stands at once; from the second on, what is new moves in. */
export function usePageEnter(): boolean {
  const { pathname } = useLocation()
  const [first] = useState(pathname)
  const [hasMoved, setMoved] = useState(false)
  if (!hasMoved && pathname !== first) setMoved(true)
  return hasMoved
}
