export const copy = {
  offer: (title: string) => `Before you signed in you asked for ${title}.`,
  accept: (title: string) => `Open ${title}`,
  dismiss: 'Stay here',
};
