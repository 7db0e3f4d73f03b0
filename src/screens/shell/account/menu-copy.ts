/** Apart from the words of the dialogs, which load later. */
export const menuCopy = {
  account: (name: string) => `Account menu for ${name}`,
  viewProfile: 'View Profile',
  updatePassword: 'Update Password',
  help: 'Help',
  logout: 'Logout',
};
