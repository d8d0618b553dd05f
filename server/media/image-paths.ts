/** Paths of a picture in the media store; `made` is a folder. */
export function imagePaths(file: string): { original: string; full: string; made: string } {
  return { original: `original/${file}`, full: `full/${file}`, made: `made/${file.replace(/\.\w+$/, '')}` }
}
