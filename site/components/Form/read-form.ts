import { data } from 'react-router'

/** Throws 400, shown as an error page, if the body is no form. */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData()
  } catch {
    throw data({ code: 'bad_input' }, { status: 400 })
  }
}
