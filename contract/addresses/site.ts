import { get } from './address.ts'

export const listBlogEntries = get('/api/blog-entries/')
export const listColors = get('/api/colors/')
export const listCourses = get('/api/courses/')
export const listEventDates = get('/api/event-dates/')
export const getEventFilterOptions = get('/api/event-filter/')
export const listFaq = get('/api/faq/')
export const suggest = get('/api/search/suggestions/')
