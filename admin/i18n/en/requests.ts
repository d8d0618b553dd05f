/** Of the visitors' requests to the school. */
export const requests = {
  deleteOn:
    'Requests are deleted by themselves 90 days after they are closed, all others after two years at the latest.',
}
