/** Where what belongs to a picture lies in the store of the media; `made` is a folder. */
export function imagePaths(file: string): { original: string; full: string; made: string } {
  return { original: `original/${file}`, full: `full/${file}`, made: `made/${file.replace(/\.\w+$/, '')}` }
}
