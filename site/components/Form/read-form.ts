import { data } from 'react-router'

/** The fields that a browser sends. A body that is no form is answered with the error page and 400. */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData()
  } catch {
    throw data({ code: 'bad_input' }, { status: 400 })
  }
}
