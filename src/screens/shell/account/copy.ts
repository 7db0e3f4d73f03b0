export const copy = {
  profile: 'Profile',
  email: 'Email',
  phone: 'Phone',
  access: 'Roles and permissions',
  noRoles: 'None',
  notGiven: 'Not listed',
  organizations: 'Organizations',
  changedByOthers: 'To change your name, phone, or access, ask an administrator.',
  selected: 'Selected',
  editInStaff: 'Edit in Staff',
  rolesForManager: 'To remove a permission, change the person’s roles in Staff.',
  rolesForOthers: 'To have a permission removed, ask an administrator to change your roles.',

  updatePassword: 'Update password',
  settings: 'Settings',
};
