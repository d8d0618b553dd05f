/** The tags of rich text; a file of its own, because visitors download it. */
export const richTextTags = ['p', 'br', 'strong', 'em', 'a', 'ul', 'ol', 'li'] as const
