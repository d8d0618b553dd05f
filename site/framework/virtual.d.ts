declare module 'virtual:files-on-demand' {
  export const filesOnDemand: { selector: string; files: string[] }[]
}
