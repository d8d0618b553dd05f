export const bulkOnline = {
  on: {
    title: 'Put %{smart_count} entry online |||| Put %{smart_count} entries online',
    text: 'Visitors will see it at once: |||| Visitors will see these %{smart_count} entries at once:',
    rest: 'One chosen entry is online already. |||| %{smart_count} chosen entries are online already.',
    none: 'All chosen entries are online already.',
    done: '%{smart_count} entry put online |||| %{smart_count} entries put online',
  },
  off: {
    title: 'Take %{smart_count} entry offline |||| Take %{smart_count} entries offline',
    text: 'Visitors will no longer see it: |||| Visitors will no longer see these %{smart_count} entries:',
    rest: 'One chosen entry is offline already. |||| %{smart_count} chosen entries are offline already.',
    none: 'All chosen entries are offline already.',
    done: '%{smart_count} entry taken offline |||| %{smart_count} entries taken offline',
  },
}

export const bulkStatus = {
  ask: 'Set “%{status}” for %{dates} of %{concerts}?',
  dates: 'one upcoming date |||| %{smart_count} upcoming dates',
  concerts: 'one concert |||| %{smart_count} concerts',
  none: 'None of the selected concerts has an upcoming date.',
  apply: 'Change %{smart_count} date |||| Change %{smart_count} dates',
  done: '%{smart_count} date changed |||| %{smart_count} dates changed',
}
