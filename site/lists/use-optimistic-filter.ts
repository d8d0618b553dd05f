import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { type Filter, filterSearch } from './filter.ts'

/** The current choice: shown at once, in the URL a moment later; Back and Forward restore it. */
export function useOptimisticFilter<F extends Filter>(filter: F): [chosen: F, choose: (next: F) => void] {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const inAddress = filterSearch(filter)
  const [state, setState] = useState({ inAddress, chosen: filter })
  if (state.inAddress !== inAddress) setState({ inAddress, chosen: filter })
  const setFilter = (next: F) => {
    setState({ ...state, chosen: next })
    void navigate({ pathname, search: filterSearch(next) }, { preventScrollReset: true })
  }
  return [state.chosen, setFilter]
}
